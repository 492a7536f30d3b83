// Shows the kit page alone, without the shop around it, while pieces are being made (kit.html).
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { KitScreen } from './kit-screen.tsx';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <KitScreen />
    </StrictMode>,
  );
}
