// Tells what stands elsewhere on the page whether all of a set is the main step, without a place of its own (product §5 Supersession).
import { useEffect } from 'react';

export type OfferTold = { onOffered: (isOffered: boolean) => void };

export function TellOffer({ isOffered, onOffered }: OfferTold & { isOffered: boolean }) {
  useEffect(() => onOffered(isOffered), [isOffered, onOffered]);
  return null;
}
