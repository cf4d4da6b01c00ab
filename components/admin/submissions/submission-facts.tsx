import type { ReactNode } from 'react';
import type { ServiceOption } from '@/lib/services/options';
import type { Submission } from '@/lib/submissions/admin-row';
import { MailLink, PhoneLink, WebsiteLink } from './contact-links';
import { serviceLabel } from './status-label';

type SubmissionFactsProps = { submission: Submission; services: readonly ServiceOption[] };

export function SubmissionFacts({ submission, services }: SubmissionFactsProps) {
  const { name, email, phone, company, website, service_interest, city } = submission;
  const { landing_page, referrer, captcha, utm } = submission;
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <Fact label="Name">{name}</Fact>
      <Fact label="Email">
        <MailLink email={email} />
      </Fact>
      <Fact label="Phone">{phone ? <PhoneLink phone={phone} /> : '–'}</Fact>
      <Fact label="Company">{company || '–'}</Fact>
      <Fact label="Service Interest">{serviceLabel(service_interest, services)}</Fact>
      <Fact label="City">{city || '–'}</Fact>
      {website && (
        <Fact label="Website">
          <WebsiteLink website={website} />
        </Fact>
      )}
      <Fact label="reCAPTCHA">{captcha === 'verified' ? 'Verified' : 'Unverified'}</Fact>
      {landing_page && <Fact label="Landing page">{landing_page}</Fact>}
      {referrer && <Fact label="Referrer">{referrer}</Fact>}
      {Object.entries(utm).map(([tag, value]) => (
        <Fact key={tag} label={`UTM ${tag}`}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm font-medium text-muted-foreground">{label}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
