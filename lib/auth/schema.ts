import * as z from '../validation/zod';

const email = z.string().trim().toLowerCase().max(254).pipe(z.email('Please enter a valid email address'));
const next = z.string().max(2048).catch('').default('');
/** As apps show it, in two groups of three, or as somebody types it on a Hindi keyboard. */
const code = z
  .string()
  .max(40)
  .transform((typed) =>
    typed.replace(/\s/g, '').replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966)),
  )
  .pipe(z.string().regex(/^\d{6}$/, 'Please enter the six digits that your app shows'));

export const loginSchema = z.object({
  email,
  password: z.string().min(1, 'Please enter your password').max(200),
  next,
});

export const codeSchema = z.object({ code, next });

export const removalCodeSchema = z.object({ code });

/** Without a factor the first step; what that shows comes back with the code, for a page that is drawn anew without JavaScript. */
export const setUpSchema = z.object({
  code: z.string().max(40),
  next,
  factor: z.union([z.literal(''), z.uuid()]),
  secret: z.string().max(200),
  uri: z.string().max(2000),
  qr: z.string().max(200_000),
});

export const emailSchema = z.object({ email });

export const linkSchema = z.object({
  token: z.string().min(1).max(200),
  type: z.enum(['invite', 'recovery']),
});

export const sessionSchema = z.object({ id: z.uuid() });

export const newPasswordSchema = z
  .object({
    wanted: z.string().min(12, 'The password must be at least 12 characters').max(200),
    repeated: z.string().max(200),
  })
  .refine(({ wanted, repeated }) => wanted === repeated, {
    path: ['repeated'],
    message: 'The two passwords differ',
  });

export const passwordChangeSchema = z
  .object({
    current: z.string().min(1, 'Please enter your current password').max(200),
    wanted: z.string().min(12, 'The new password must be at least 12 characters').max(200),
    repeated: z.string().max(200),
  })
  .refine(({ wanted, repeated }) => wanted === repeated, {
    path: ['repeated'],
    message: 'The two new passwords differ',
  });
