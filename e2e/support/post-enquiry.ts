export type ActionFields = [name: string, value: string][];

/** The hidden fields with which a form without JavaScript names its server action. */
export async function readActionFields(baseURL: string): Promise<ActionFields> {
  const html = await (await fetch(`${baseURL}/contact`)).text();
  const inputs = [...html.matchAll(/<input type="hidden" name="(\$ACTION[^"]*)"(?: value="([^"]*)")?/g)];
  return inputs.map(([, name = '', value = '']) => [
    name,
    value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  ]);
}

export type Outcome = { email: string; outcome: 'success' | 'limited' | 'refused' | 'unclear' };

/** Posts an enquiry as a browser without JavaScript would. @param more fields, such as those that a script adds */
export async function postSubmission(
  baseURL: string,
  fields: ActionFields,
  { email, address, more = {} }: { email: string; address: string; more?: Record<string, string> },
): Promise<Outcome> {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  const enquiry = {
    name: 'Asha Rao',
    email,
    service: 'seo',
    message: 'One of many enquiries',
    phone: '',
    company: '',
    website: '',
    city: '',
    fax: '',
    ...more,
  };
  for (const [name, value] of Object.entries(enquiry)) body.append(name, value);
  const request = { method: 'POST', body, headers: { origin: baseURL, 'x-forwarded-for': address } };
  const text = await fetch(`${baseURL}/contact`, request)
    .then((response) => response.text())
    .catch(() => '');
  if (text.includes('Your message has been sent successfully!')) return { email, outcome: 'success' };
  if (text.includes('You have sent several enquiries')) return { email, outcome: 'limited' };
  return { email, outcome: text.includes('We could not store your enquiry') ? 'refused' : 'unclear' };
}
