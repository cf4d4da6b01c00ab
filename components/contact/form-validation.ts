import { zodResolver } from '@hookform/resolvers/zod';
import { contactFieldsSchema } from '@/lib/submissions/schema';

/** What checks the form; it weighs as much as all else that the form loads. */
export const resolver = zodResolver(contactFieldsSchema);
