import { mailboxOf } from './mailbox';
import { contactFieldsSchema } from './schema';

/** As the form has it when it comes to be counted. */
const counted = (email: string) => mailboxOf(contactFieldsSchema.shape.email.parse(email));

describe('the mailbox behind an address', () => {
  test.each([
    'asha.rao@gmail.com',
    'Asha.Rao@Gmail.com',
    'ASHARAO@GMAIL.COM',
    'a.s.h.a.r.a.o@gmail.com',
    'asharao+seo@gmail.com',
    'asha.rao+1+2@gmail.com',
    'asharao@googlemail.com',
    'asharao@gmail.com.',
    ' asharao@gmail.com ',
    'asharao@ｇｍａｉｌ.com',
    'asharao@gmail。com',
    'ａｓｈａｒａｏ@gmail.com',
  ])('is one person for %s', (email) => {
    expect(counted(email)).toBe('asharao@gmail.com');
  });

  test.each([
    ['Asha@मराठी.भारत', 'asha@xn--d2b1ag0dl.xn--h2brj9c'],
    ['asha@XN--D2B1AG0DL.xn--h2brj9c', 'asha@xn--d2b1ag0dl.xn--h2brj9c'],
    ['asha+seo@example.in', 'asha@example.in'],
    ['asha.rao@example.in', 'asha.rao@example.in'],
  ])('%s counts as %s', (email, mailbox) => {
    expect(counted(email)).toBe(mailbox);
  });
});
