// How a screen offers to sign out on every device (product §3): the app, which knows what would be lost by it, asks first and does it.
import { createContext } from 'react';

/** Opens the question; screens that offer it are mounted with it. */
export const AskSignOutEverywhere = createContext<() => void>(() => undefined);
