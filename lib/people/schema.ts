import { roles } from '../auth/roles';
import * as z from '../validation/zod';

const role = z.enum(roles.map(({ value }) => value));

export const invitationSchema = z.object({
  email: z.string().trim().toLowerCase().max(254).pipe(z.email('Please enter a valid email address')),
  role,
});
export type Invitation = z.infer<typeof invitationSchema>;

export const personSchema = z.object({ id: z.uuid() });

export const roleChangeSchema = personSchema.extend({ role });

export const ruleSchema = z.object({ required: z.boolean() });
