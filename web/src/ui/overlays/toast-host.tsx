// The corner where toasts appear. Announced politely, errors at once; the clock stops while one is pointed at or focused.
import './toast-host.css';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button.tsx';
import { closeToast, readToasts, type ShownToast, toastDuration, watchToasts } from './toasts.ts';

const AT_ONCE = 3;

type ToastHostProps = { label: string; closeLabel: string };

export function ToastHost({ label, closeLabel }: ToastHostProps) {
  const toasts = useSyncExternalStore(watchToasts, readToasts);
  const [isHeld, setHeld] = useState(false);
  const corner = useRef<HTMLElement>(null);
  const visible = toasts.slice(-AT_ONCE);
  // A toast that goes while it is pointed at or focused tells neither; the clock of the others must not stand still for it.
  useEffect(() => setHeld(corner.current?.matches(':hover, :focus-within') ?? false), [toasts]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointing at it only stops the clock
    <section
      ref={corner}
      aria-label={label}
      className="toast-corner pointer-events-none fixed z-toast "
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <output className="block">
        {visible.map(
          (toast) => toast.tone !== 'bad' && <ToastCard key={toast.id} {...{ toast, closeLabel, isHeld }} />,
        )}
      </output>
      <div role="alert">
        {visible.map(
          (toast) => toast.tone === 'bad' && <ToastCard key={toast.id} {...{ toast, closeLabel, isHeld }} />,
        )}
      </div>
    </section>
  );
}

type ToastCardProps = { toast: ShownToast; closeLabel: string; isHeld: boolean };

function ToastCard({ toast, closeLabel, isHeld }: ToastCardProps) {
  const duration = toastDuration(toast);
  const stays = duration === 0;
  useEffect(() => {
    if (stays || isHeld) return;
    const clock = setTimeout(() => closeToast(toast.id), duration);
    return () => clearTimeout(clock);
  }, [toast.id, stays, isHeld, duration]);
  const press = () => {
    closeToast(toast.id);
    toast.action?.onPress();
  };
  const action = toast.action && (
    <Button kind="quiet" className={ACTION_LOOK} onClick={press}>
      {toast.action.label}
    </Button>
  );
  return (
    <div className="toast-card on-inverse pointer-events-auto mt-2 flex items-center gap-3 rounded-box bg-inverse py-1.5 ps-4 pe-1.5 text-on-inverse shadow-float">
      <ToneIcon tone={toast.tone ?? 'plain'} />
      {/* Beside long words on a phone the action goes below them. */}
      <div className={classNames('flex min-w-0 flex-1 flex-wrap items-center gap-x-4', !stays && 'pe-3')}>
        <div className="wrap-anywhere min-w-0 grow basis-52 py-2">
          <p className="font-medium text-body">{toast.text}</p>
          {toast.detail && <p className="text-14 opacity-85">{toast.detail}</p>}
          {toast.detail && action}
        </div>
        {!toast.detail && action}
      </div>
      {stays && (
        <IconButton
          label={closeLabel}
          icon={<X aria-hidden="true" />}
          className="self-start"
          onClick={() => closeToast(toast.id)}
        />
      )}
    </div>
  );
}

const ACTION_LOOK = 'px-0! underline decoration-2 decoration-brand underline-offset-4';

function ToneIcon({ tone }: { tone: ShownToast['tone'] }) {
  const Icon = tone === 'bad' ? CircleAlert : tone === 'good' ? CircleCheck : Info;
  return <Icon aria-hidden="true" className="size-5 shrink-0" />;
}
