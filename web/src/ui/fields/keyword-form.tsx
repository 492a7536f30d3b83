// A word to find rows of a table by, sent by Enter or its button.
import { type FormEvent, useState } from 'react';
import { Button } from '../button.tsx';
import { TextField } from './text-field.tsx';

type KeywordFormProps = { label: string; button: string; given: string; onFind: (text: string) => void };

export function KeywordForm({ label, button, given, onFind }: KeywordFormProps) {
  const [text, setText] = useState(given);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onFind(text.trim());
  };
  return (
    <search className="min-w-0 max-w-full">
      <form className="flex items-end gap-2" onSubmit={send}>
        <TextField
          label={label}
          type="search"
          maxLength={100}
          className="w-80 min-w-0 shrink"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {/* Its word stays on one line: the field gives way. */}
        <Button type="submit" className="shrink-0">
          {button}
        </Button>
      </form>
    </search>
  );
}
