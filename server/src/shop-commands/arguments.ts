// Reads what stands behind an operator command, and refuses what the command does not know (product §1).
import { StartProblem } from '../platform/start-problem.ts';

/** What a command takes: how it is said, how many words at most, and which options. */
export interface Takes {
  usage: string;
  words: number;
  options?: readonly string[];
}

/** The words and options given; throws StartProblem for an option or a word too many, so that a slip of the pen does nothing. */
export function readArguments(args: readonly string[], takes: Takes): { words: string[]; options: Set<string> } {
  const options = args.filter((argument) => argument.startsWith('-'));
  const words = args.filter((argument) => !argument.startsWith('-'));
  const unknown = options.find((option) => !takes.options?.includes(option)) ?? words[takes.words];
  if (unknown !== undefined) throw new StartProblem(`"${unknown}" means nothing here: npm run shop -- ${takes.usage}`);
  return { words, options: new Set(options) };
}
