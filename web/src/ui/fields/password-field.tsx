// A password with a switch that shows it; the switch never moves the caret out of the field for keyboard users.
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import type { FieldWords } from './field.tsx';
import { IconButton } from '../icon-button.tsx';
import { TextField } from './text-field.tsx';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & FieldWords & { showLabel: string; hideLabel: string };

export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          label={isShown ? hideLabel : showLabel}
          icon={isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          className="scale-90"
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
