// What stands where a screen will be while its parts load: quiet shapes, never a spinner (design: feedback).
import { Skeleton, SkeletonText } from '../ui/skeleton.tsx';

export function RoutePending() {
  return (
    <div className="grid w-full gap-6" aria-busy="true">
      <Skeleton className="h-8 w-56" />
      <SkeletonText lines={3} />
      <Skeleton className="h-48 w-full" />
    </div>
  );
}
