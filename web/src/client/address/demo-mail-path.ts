// Where a demo, whose mails and messages go nowhere, shows the last one to an address or a number.

/** The page with the last mail to this address, or the last message to this number, however it was typed. */
export const demoMailPath = (to: string): string => {
  const address = to.includes('@') ? to.trim() : `+${to.replace('(0)', '').replaceAll(/\D/g, '')}`;
  return `/demo_mail?email=${encodeURIComponent(address)}`;
};
