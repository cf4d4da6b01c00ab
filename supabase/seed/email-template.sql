-- The e-mail that tells the team of a new enquiry
insert into public.email_templates (name, subject, body)
values (
  'contact_form_notification',
  $t$New enquiry from {{name}}: {{service_interest}}$t$,
  $html$<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>New enquiry</title>
</head>
<body style="margin:0;padding:0;background-color:#f6f1e7;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#f6f1e7;">
  <tr>
    <td align="center" style="padding:24px 12px;">
      <table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background-color:#fffdf8;border:1px solid #d9d0bf;border-top:4px solid #e8a317;font-family:Arial,Helvetica,sans-serif;color:#14252b;">
        <tr>
          <td style="padding:24px 28px 8px;font-size:13px;line-height:20px;color:#4a5a60;">From your website</td>
        </tr>
        <tr>
          <td style="padding:0 28px 16px;">
            <h1 style="margin:0;font-size:22px;line-height:30px;font-weight:bold;color:#14252b;">New enquiry from {{name}}</h1>
          </td>
        </tr>
        <tr>
          <td style="padding:0 28px;">
            <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="font-size:15px;line-height:22px;color:#14252b;">
              <tr>
                <th scope="row" align="left" valign="top" width="110" style="padding:10px 12px 10px 0;border-top:1px solid #e6dfd0;font-weight:normal;color:#4a5a60;">Service</th>
                <td valign="top" style="padding:10px 0;border-top:1px solid #e6dfd0;word-break:break-word;">{{service_interest}}</td>
              </tr>
              <tr>
                <th scope="row" align="left" valign="top" width="110" style="padding:10px 12px 10px 0;border-top:1px solid #e6dfd0;font-weight:normal;color:#4a5a60;">City</th>
                <td valign="top" style="padding:10px 0;border-top:1px solid #e6dfd0;word-break:break-word;">{{city}}</td>
              </tr>
              <tr>
                <th scope="row" align="left" valign="top" width="110" style="padding:10px 12px 10px 0;border-top:1px solid #e6dfd0;font-weight:normal;color:#4a5a60;">Company</th>
                <td valign="top" style="padding:10px 0;border-top:1px solid #e6dfd0;word-break:break-word;">{{company}}</td>
              </tr>
              <tr>
                <th scope="row" align="left" valign="top" width="110" style="padding:10px 12px 10px 0;border-top:1px solid #e6dfd0;font-weight:normal;color:#4a5a60;">E-mail</th>
                <td valign="top" style="padding:10px 0;border-top:1px solid #e6dfd0;word-break:break-word;">{{email}}</td>
              </tr>
              <tr>
                <th scope="row" align="left" valign="top" width="110" style="padding:10px 12px 10px 0;border-top:1px solid #e6dfd0;font-weight:normal;color:#4a5a60;">Phone</th>
                <td valign="top" style="padding:10px 0;border-top:1px solid #e6dfd0;word-break:break-word;">{{phone}}</td>
              </tr>
            </table>
          </td>
        </tr>
        <tr>
          <td style="padding:16px 28px 6px;border-top:1px solid #e6dfd0;font-size:13px;line-height:20px;color:#4a5a60;">Message</td>
        </tr>
        <tr>
          <td style="padding:0 28px 24px;font-size:16px;line-height:25px;color:#14252b;white-space:pre-wrap;word-break:break-word;">{{message}}</td>
        </tr>
        <tr>
          <td style="padding:16px 28px 24px;border-top:1px solid #e6dfd0;font-size:14px;line-height:21px;color:#4a5a60;">Reply to this e-mail to reach {{name}} directly at {{email}}. The enquiry is also in the admin panel, where you can mark it as contacted.</td>
        </tr>
      </table>
    </td>
  </tr>
</table>
</body>
</html>$html$
)
on conflict do nothing;
