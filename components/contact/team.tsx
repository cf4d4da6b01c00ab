import { Badge } from '@/components/ui/badge';
import { contact } from '@/content/contact';

export function Team() {
  return (
    <section className="container-page py-12" aria-labelledby="team-heading">
      <h2 id="team-heading" className="heading-2">
        {contact.teamHeading}
      </h2>
      <ul className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {contact.team.map((member) => (
          <li key={member.name} className="border-t pt-4">
            <img
              src={member.image}
              alt={`Drawn portrait of ${member.name}`}
              width={320}
              height={320}
              loading="lazy"
              className="picture aspect-square w-full max-w-52 rounded-md"
            />
            <h3 className="heading-3 mt-4">{member.name}</h3>
            <p className="text-sm text-muted-foreground">{member.role}</p>
            {member.isSample && (
              <Badge tone="outline" className="mt-2">
                {contact.sample}
              </Badge>
            )}
            <p className="mt-2">{member.bio}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
