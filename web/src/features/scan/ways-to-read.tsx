// Camera, photo and keyboard as equals (product §5 Scan).
import { Camera as CameraIcon, Search } from 'lucide-react';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { classNames } from '../../ui/class-names.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { CameraPane } from './camera-pane.tsx';
import { PhotoReading } from './photo-reading.tsx';
import type { Reading } from './scan.data.ts';
import { useTexts } from './scan.texts.ts';
import { useScanner } from './use-scanner.ts';

type WaysProps = {
  /** Already in the field, such as a number to be mended. */
  typed: string;
  onRead: (reading: Reading) => void;
};

export function WaysToRead({ typed, onRead }: WaysProps) {
  const scanner = useScanner();
  const [photo, setPhoto] = useState<Photo>();
  const [isTyping, setTyping] = useState(typed !== '');
  if (photo) {
    return <PhotoReading {...photo} scanner={scanner} onRead={onRead} onLeave={() => setPhoto(undefined)} />;
  }
  return (
    <div className="grid gap-5">
      <CameraPane
        scanner={scanner}
        isIdle={!isTyping}
        onRead={onRead}
        onPlate={(blob) => setPhoto({ photo: blob, isPlate: true })}
      />
      {/* Whoever comes here by keyboard is not overtaken by what the camera sees, or by what stands in for it. */}
      <div className="grid gap-5" onFocus={() => setTyping(true)}>
        <ChoosePhoto onChoose={(file) => setPhoto({ photo: file, isPlate: false })} />
        <TypedCode typed={typed} onRead={onRead} />
      </div>
    </div>
  );
}

interface Photo {
  photo: Blob;
  /** True where the nameplate was asked for, so that a code need not be looked for first. */
  isPlate: boolean;
}

function ChoosePhoto({ onChoose }: { onChoose: (file: File) => void }) {
  const t = useTexts();
  return (
    <label className={classNames(buttonLook('secondary', 'large', true), 'focus-ring-within cursor-pointer')}>
      <CameraIcon aria-hidden="true" className="size-5" />
      {t('photo')}
      <input
        type="file"
        accept="image/*"
        capture="environment"
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
    </label>
  );
}

function TypedCode({ typed, onRead }: WaysProps) {
  const t = useTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(typed);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() === '') input.current?.focus();
    else onRead({ texts: [text], from: 'typed' });
  };
  return (
    <form
      noValidate
      aria-labelledby={`${id}-or`}
      onSubmit={submit}
      className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
    >
      <p id={`${id}-or`} className="text-ink-soft sm:col-span-2">
        {t('orType')}
      </p>
      <TextField
        label={t('typed')}
        isCode
        ref={input}
        value={text}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        className="[&_input]:min-h-12 [&_input]:text-16"
        error={isMissing ? t('typedMissing') : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setMissing(false);
        }}
      />
      <Button type="submit" kind="primary" size="large" icon={<Search aria-hidden="true" className="size-5" />}>
        {t('find')}
      </Button>
    </form>
  );
}
