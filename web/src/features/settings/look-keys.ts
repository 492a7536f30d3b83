// The names of the looks, for the quick menu and the settings screen.
export const LOOK_KEYS = { system: 'lookSystem', light: 'lookLight', dark: 'lookDark' } as const;
