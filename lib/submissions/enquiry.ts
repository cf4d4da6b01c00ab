/** What a visitor told us, in the columns of the database. */
export type Enquiry = {
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
  service_interest: string | null;
  city: string | null;
  message: string;
};

export const ENQUIRY_COLUMNS = 'name, email, phone, company, service_interest, city, message';

/** The same in its order, as notifications and exports repeat it; what was left out is empty. */
export function enquiryTexts(enquiry: Enquiry): Record<keyof Enquiry, string> {
  const { name, email, phone, company, service_interest, city, message } = enquiry;
  return {
    name,
    email,
    phone: phone ?? '',
    company: company ?? '',
    service_interest: service_interest ?? '',
    city: city ?? '',
    message,
  };
}
