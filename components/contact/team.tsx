import { Badge } from '@/components/ui/badge';
import { Monogram } from '@/components/ui/monogram';
import type { ContactTexts, TeamMember } from '@/content/contact';
import { isSample } from '@/content/types';
import { sourceSet } from '@/lib/images/address';

type TeamProps = { texts: ContactTexts['team']; members: readonly TeamMember[] };

export function Team({ texts, members }: TeamProps) {
  if (members.length === 0) return null;
  return (
    <section className="container-page py-12" aria-labelledby="team-heading">
      <h2 id="team-heading" className="heading-2">
        {texts.heading}
      </h2>
      <ul className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {members.map((member, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, and the list never changes its order
          <li key={index} className="border-t pt-4">
            {member.image ? (
              <img
                src={member.image}
                srcSet={sourceSet(member.image)}
                sizes="13rem"
                alt={member.alt}
                width={320}
                height={320}
                loading="lazy"
                className="picture aspect-square w-full max-w-52 rounded-md object-cover"
              />
            ) : (
              <Monogram name={member.name} />
            )}
            <h3 dir="auto" className="heading-3 mt-4 wrap-anywhere">
              {member.name}
            </h3>
            {member.role && <p className="text-sm text-muted-foreground">{member.role}</p>}
            {isSample(member) && (
              <Badge tone="outline" className="mt-2">
                {texts.sample}
              </Badge>
            )}
            {member.bio && (
              <p dir="auto" className="mt-2 wrap-anywhere whitespace-pre-line">
                {member.bio}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
