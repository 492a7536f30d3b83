// Gives a screen the question before signing out on every device (product §3).
import { useRouter } from '@tanstack/react-router';
import { type ComponentType, Suspense, useState } from 'react';
import { AskSignOutEverywhere } from '../../client/session/sign-out-everywhere.ts';
import { lazyPiece } from '../chunks.ts';

const SignOutDialog = lazyPiece(async () => await (await import('./sign-out-dialog.tsx')).loadSignOut());

/** The screen, and over it the question once it is asked for. */
export const withSignOut = (Screen: ComponentType): ComponentType =>
  function WithSignOut() {
    const router = useRouter();
    const [isAsking, setAsking] = useState(false);
    return (
      <AskSignOutEverywhere value={() => setAsking(true)}>
        <Screen />
        {isAsking && (
          <Suspense>
            <SignOutDialog router={router} isEverywhere onClose={() => setAsking(false)} />
          </Suspense>
        )}
      </AskSignOutEverywhere>
    );
  };
