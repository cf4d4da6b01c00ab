import { isServiceValue } from '../services/options';
import { hasUnprintable } from '../validation/storable-text';
import * as z from '../validation/zod';
import { emailPattern, hostPattern, withAsciiDomain } from './email-address';
import type { ContactField } from './field-names';

export const limits = {
  name: 200,
  email: 254,
  phone: 40,
  company: 200,
  website: 2048,
  city: 100,
  message: 10_000,
} as const;

/** Text as a person types it: well-formed, one kind of line break, no control characters, a maximum length. */
function text(label: string, maximum: number) {
  return z
    .string()
    .transform((value) => value.toWellFormed().replace(/\r\n?/g, '\n').trim())
    .refine((value) => value.length <= maximum, {
      // Made when it is said: how India writes numbers takes a browser longer to learn than all the rest of this file.
      error: () => `${label} must be at most ${maximum.toLocaleString('en-IN')} characters`,
    })
    .refine((value) => !hasUnprintable(value), `${label} contains characters that cannot be stored`);
}

/** The database counts characters, JavaScript half characters: an emoji must not pass for two. */
const hasCharacters = (minimum: number) => (value: string) => [...value].length >= minimum;

const emptyOr = (schema: z.ZodType) => (value: string) => value === '' || schema.safeParse(value).success;
const webAddress = z.url({ protocol: /^https?$/, hostname: hostPattern });
export const SERVICE_MESSAGE = 'Please select a service';
const EMAIL_MESSAGE = 'Please enter a valid email address';

/** The fields that a visitor sees, with the messages of the specification, section 5. */
export const contactFieldsSchema = z.object({
  name: text('Name', limits.name).refine(hasCharacters(2), 'Name must be at least 2 characters'),
  email: text('Email', limits.email)
    .transform(withAsciiDomain)
    .pipe(z.email({ pattern: emailPattern, message: EMAIL_MESSAGE }).max(limits.email, EMAIL_MESSAGE)),
  phone: text('Phone', limits.phone),
  company: text('Company', limits.company),
  website: text('Website', limits.website).refine(emptyOr(webAddress), 'Please enter a valid URL'),
  service: z.string().refine(isServiceValue, SERVICE_MESSAGE),
  city: text('City', limits.city),
  message: text('Message', limits.message).refine(hasCharacters(5), 'Message must be at least 5 characters'),
} satisfies Record<ContactField, z.ZodType>);

export type ContactFields = z.infer<typeof contactFieldsSchema>;
