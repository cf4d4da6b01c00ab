/** The e-mail that tells the agency of an enquiry, when the stored template is missing or the database cannot be asked. */
export const defaultTemplate = {
  subject: 'New enquiry from {{name}}: {{service_interest}}',
  body: `<h1>New enquiry</h1>
<p><strong>Name:</strong> {{name}}<br>
<strong>E-mail:</strong> {{email}}<br>
<strong>Phone:</strong> {{phone}}<br>
<strong>Company:</strong> {{company}}<br>
<strong>Service:</strong> {{service_interest}}<br>
<strong>City:</strong> {{city}}</p>
<p style="white-space:pre-wrap">{{message}}</p>
<p>Answer this e-mail to write to the visitor.</p>`,
};
