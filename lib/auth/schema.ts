import * as z from '../validation/zod';

export const loginSchema = z.object({
  email: z.string().trim().toLowerCase().max(254).pipe(z.email('Please enter a valid email address')),
  password: z.string().min(1, 'Please enter your password').max(200),
  next: z.string().max(2048).catch('').default(''),
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
