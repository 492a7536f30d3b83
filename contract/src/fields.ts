/** Validation rules of spec §5, shared by forms and server. */
import * as z from 'zod/mini';
import { isEmailAddress, MAILBOX } from './email-address.ts';
import { limits } from './limits.ts';
import { asPlainCode } from './typed-code.ts';

/** Email address, trimmed and lower-cased; 254 characters at most, 64 before the @. */
export const Email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254), z.regex(MAILBOX), z.refine(isEmailAddress));

const CLASSES = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{N}]/u];
/** Spec §5: at least 8 characters with three of the four kinds uppercase, lowercase, digit, special. */
export function isStrongPassword(text: string): boolean {
  const length = [...text].length;
  return length >= limits.passwordMin && CLASSES.filter((kind) => kind.test(text)).length >= 3;
}
/** A password as typed to sign in; strength is checked only where one is chosen. */
export const Password = z.string().check(z.minLength(1), z.maxLength(limits.passwordMax));
/** A password being chosen. */
export const NewPassword = z.string().check(z.maxLength(limits.passwordMax), z.refine(isStrongPassword));

// Never seen and never meant: control characters, and what turns the direction of the text after it, so that a code or an amount
// reads backwards. NUL stays, to be refused: no database keeps it, and no keyboard writes it. Joiners (Persian, emoji) stay too.
const UNSEEN = /[^\P{Cc}\0\t\n\v\f\r\u0085]|[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
const LINE_ENDS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
// Office programs write these where a line ends within a paragraph; dropped, they would join words.
const RARE_LINE_ENDS = /[\v\f\u0085]/g;
const isKept = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** What is left of a text that must be one line: line ends are spaces, nothing unseen. */
export const inOneLine = (text: string): string => text.replaceAll(UNSEEN, '').replaceAll(LINE_ENDS, ' ').trim();
/** What is left of a text of several lines: nothing unseen, tabs and line ends stay. */
export const inLines = (text: string): string => text.replaceAll(UNSEEN, '').replaceAll(RARE_LINE_ENDS, '\n').trim();

/** One line of text, trimmed; line ends become a space, invisible control characters are dropped. */
export const line = (max: number, min = 0) =>
  z.string().check(z.overwrite(inOneLine), z.minLength(min), z.maxLength(max), z.refine(isKept));
/** Text of several lines, trimmed; tabs and line ends stay, invisible control characters are dropped. */
export const longText = (max: number = limits.longTextMax, min = 0) =>
  z.string().check(z.overwrite(inLines), z.minLength(min), z.maxLength(max), z.refine(isKept));

/** What was searched for, as it was noted. */
export const SearchTerm = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(limits.keywordMax),
  z.refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text)),
);
/** A search keyword (product §9: 1 to 100 characters) in plain signs: one of nothing visible is a search that finds nothing. */
export const Keyword = SearchTerm.check(z.overwrite(asPlainCode));
/** A row's identity: a positive integer, also when it comes as text in a query. */
export const Id = z.coerce.number().check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER));
/** Names one intention of a form that visitors may send: sent again with the same words, nothing more is kept. */
export const SendKey = z.optional(z.string().check(z.regex(/^[\x21-\x7e]{8,200}$/)));
/** Place of a line in its order, from 1. */
export const LineNo = z.number().check(z.int(), z.minimum(1), z.maximum(100_000));
/** What `lang` says of a name beside it that is English for want of one in the reader's language; else null or absent. */
export const NameLang = z.optional(z.nullable(z.literal('en')));
/** Part code as typed; normalised by the server. */
export const PartCode = line(64, 1);
/** Quantity of a line (product §9: 1 to 9,999). */
export const Quantity = z.number().check(z.int(), z.minimum(limits.quantityMin), z.maximum(limits.quantityMax));
function isRealDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return text >= '0001' && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
/** Calendar day, yyyy-MM-dd, that exists; the database's calendar begins with the year 1. */
export const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isRealDay));
/** Minutes after midnight UTC at which a reader's day begins: 180 in São Paulo, -480 in Beijing. */
export const DayOffset = z._default(z.coerce.number().check(z.int(), z.minimum(-1440), z.maximum(1440)), 0);
/** ISO 8601 moment. */
export const Moment = z.string();
/** ISO 3166-1 alpha-2 country code. */
export const CountryCode = z.string().check(z.regex(/^[A-Z]{2}$/));
/** Phone number in E.164. */
export const Phone = z.string().check(z.regex(/^\+[1-9]\d{5,14}$/));
/** A telephone number as people write it, with or without its calling code: digits, spaces and the signs between them. */
export const LOOSE_PHONE = /^\+?[ ()./-]{0,3}\d[\d ()./-]{2,25}$/;
/** A telephone number as typed, with its calling code; the server keeps it in E.164. */
export const TypedPhone = z.string().check(z.trim(), z.maxLength(40), z.regex(/^\+[1-9][\d ()./-]{3,38}$/));
/** Page number of a list, from 1. */
export const Page = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1);
/** Rows a page, 100 at most (product §2). */
export const pageSize = (fallback: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(limits.pageSizeMax)), fallback);

/** The shape of every list on the wire. */
export const listOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item), total: z.number(), page: z.number(), pageSize: z.number() });

const LINK = /^(?:\/(?![/\\])|https:\/\/[^\s/])\S*$/;
/** Whether the shop takes it for a link: a path of its own, or an address with https. */
export const isLink = (text: string): boolean => LINK.test(text);
/** Such a link as input. */
export const ShopLink = line(500).check(z.regex(LINK));
