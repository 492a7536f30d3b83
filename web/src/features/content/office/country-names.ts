// Countries by their names in the reader's language, to be chosen from.
import { useCountries } from './content-desk.data.ts';

/** Their codes with their names; none while they are not known. */
export function useCountryOptions(): { value: string; label: string }[] {
  const countries = useCountries().data ?? [];
  return countries.map((one) => ({ value: one.code, label: one.name }));
}
