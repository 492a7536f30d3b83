// Where a demo, whose messages go nowhere, shows the last one to a number.

/** The page with the last message to this number, however it was typed. */
export const demoMailPath = (phone: string): string =>
  `/demo_mail?email=${encodeURIComponent(`+${phone.replace('(0)', '').replaceAll(/\D/g, '')}`)}`;
