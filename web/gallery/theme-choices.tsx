// Light, dark or as the system has it, for the pages of the kit.
import { useState } from 'react';
import { RadioGroup } from '../src/ui/fields/radio-group.tsx';
import { setTheme, type ThemeChoice } from '../src/ui/theme.ts';

const THEMES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

export function ThemeChoices() {
  const [theme, choose] = useState<string>(document.documentElement.dataset['theme'] ?? 'system');
  const change = (value: string) => {
    choose(value);
    setTheme(value as ThemeChoice);
  };
  return <RadioGroup label="Theme" look="inline" options={THEMES} value={theme} onChange={change} />;
}
