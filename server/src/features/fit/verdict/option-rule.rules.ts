// Whether a machine meets an option rule (product §0, §5).
import type { OptionRule } from '@outrigger/contract';

/** Whether a machine with these options meets the rule. */
export function meets(rule: OptionRule, options: ReadonlySet<string>): boolean {
  switch (rule.kind) {
    case 'option':
      return options.has(rule.code);
    case 'not':
      return !meets(rule.rule, options);
    case 'and':
      return rule.rules.every((inner) => meets(inner, options));
    case 'or':
      return rule.rules.some((inner) => meets(inner, options));
  }
}
