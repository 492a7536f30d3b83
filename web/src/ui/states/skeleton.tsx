// Grey shapes in the form of what comes; they wait 150 ms, so a quick answer shows none of them.
import { classNames } from '../class-names.ts';

/** Give it the size of what it stands for, by classes. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={classNames('skeleton block', className)} />;
}

/** Lines of text to come, the last one shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span aria-hidden="true" className="grid gap-2">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          key={`line-${line.toString()}`}
          className={classNames('h-4', line === lines - 1 ? 'w-2/5' : 'w-full')}
        />
      ))}
    </span>
  );
}
