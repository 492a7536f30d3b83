/** When whoever runs now has asked for all that it asks for without waiting. */
export const endOfTurn = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));
