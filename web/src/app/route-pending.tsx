// What stands where a screen will be while its parts load: its title, and quiet shapes, never a spinner (design: feedback).
import { useMatches } from '@tanstack/react-router';
import { Skeleton, SkeletonText } from '../ui/states/skeleton.tsx';
import { useTitles } from './titles.ts';

export function RoutePending() {
  const titles = useTitles();
  const key = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  return (
    <div className="grid w-full gap-6" aria-busy="true">
      {key ? <h1 className="sr-only">{titles(key)}</h1> : null}
      <Skeleton className="h-8 w-56" />
      <SkeletonText lines={3} />
      <Skeleton className="h-48 w-full" />
    </div>
  );
}
