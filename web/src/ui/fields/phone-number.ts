// Takes a telephone number apart as it was pasted: "+49 (0)30 1234" is a calling code and the rest (spec §3: address).

export type PhoneValue = { callingCode: string; number: string };

/** Finds the longest known calling code (each as `+49`) at the start of an international number; null for a national one. */
export function splitPhone(text: string, callingCodes: readonly string[]): PhoneValue | null {
  const typed = text.trim().replace(/^00/, '+');
  if (!typed.startsWith('+')) return null;
  const digits = `+${typed.replace(/\D/g, '')}`;
  const callingCode = [...callingCodes].sort((a, b) => b.length - a.length).find((code) => digits.startsWith(code));
  if (!callingCode) return null;
  return { callingCode, number: tidyPhone(restAfter(typed, callingCode.length - 1).replace('(0)', '')) };
}

/** Keeps digits and the marks people group them with. */
export function tidyPhone(text: string): string {
  return text.replace(/[^\d\s().\-/]/g, '').trim();
}

function restAfter(text: string, digitCount: number): string {
  let seen = 0;
  let index = 0;
  while (index < text.length && seen < digitCount) {
    if (/\d/.test(text.charAt(index))) seen += 1;
    index += 1;
  }
  return text.slice(index);
}
