// What adding a part does that is no longer sold itself (product §5): leads to the choice among what replaced it, or puts them into the cart, warning where one is there (spec §4).
import type { PartPiece } from '@outrigger/contract';
import { showToast } from '../../ui/overlays/toasts.ts';
import { type LineMachine, raised } from './cart.rules.ts';
import { lineOf } from './cart.stored.ts';
import type { useTexts } from './cart.texts.ts';
import { tellMeant } from './misfit.ts';
import type { Replacing } from './replacement.ts';
import { replaceLine } from './replace-line.ts';

type Texts = ReturnType<typeof useTexts>;
type Option = readonly PartPiece[];
type AddedCode = { code: string; machine: Omit<LineMachine, 'qty'> | undefined };

const listed = (parts: readonly { code: string; qty: number }[]) =>
  parts.map(({ code, qty }) => `${qty} × ${code}`).join(', ');

const held = (option: Option) =>
  option.flatMap(({ part: { code } }) => {
    const line = lineOf(code);
    return line ? [{ code, qty: line.qty }] : [];
  });

function take({ code, machine }: AddedCode, option: Option, t: Texts): void {
  replaceLine(code, option, machine);
  const text = t('inPlaceOfAll', { codes: listed(held(option)) });
  const toast = { text, detail: t('inPlaceOf', { code }), tone: 'good' } as const;
  const parts = option.map(({ part }) => part);
  if (machine) void tellMeant(toast, { parts, machine }, t);
  else showToast(toast);
}

function warn(added: AddedCode, option: Option, t: Texts): void {
  const next = option.map(({ part: { code }, qty }) => {
    const line = lineOf(code);
    return { code, qty: line ? raised(line, qty).qty : qty };
  });
  showToast({
    text: t('alreadyInPlace', { code: added.code }),
    detail: t('alreadyHolds', { codes: listed(held(option)) }),
    action: { label: t('raiseAllTo', { codes: listed(next) }), onPress: () => take(added, option, t) },
  });
}

/** Goes on from a part that is added and no longer sold; `leadTo` opens a path. */
export function addReplacement(
  { instead, ...added }: AddedCode & Required<Pick<Replacing, 'instead'>>,
  t: Texts,
  leadTo: (path: string) => void,
): void {
  const { code } = added;
  const onPress = () => leadTo(`/detail?code=${encodeURIComponent(code)}`);
  const text = t('chooseInstead', { code });
  if (instead === 'choice') {
    showToast({ text, detail: t('chooseInsteadText'), action: { label: t('choose'), onPress } });
  } else if (instead === 'none') {
    showToast({ text, detail: t('noneInstead'), action: { label: t('openPart'), onPress } });
  } else if (held(instead).length > 0) warn(added, instead, t);
  else take(added, instead, t);
}
