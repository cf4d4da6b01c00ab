import { Badge } from '@/components/ui/badge';
import type { Finding, Fix } from '@/lib/blog/review/types';
import { ReadyButton } from '../layout/ready-button';

type FindingCardProps = { finding: Finding; onFix: (fix: Fix) => void };

export function FindingCard({ finding, onFix }: FindingCardProps) {
  const { severity, title, reason, source, where, fix } = finding;
  return (
    <li className="grid grid-cols-1 gap-2 rounded-md border bg-card p-3.5 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-semibold">{title}</h3>
        <Badge tone={severity === 'error' ? 'warning' : 'outline'}>
          {severity === 'error' ? 'Must be fixed' : 'Should be looked at'}
        </Badge>
      </div>
      <p className="[overflow-wrap:anywhere]">
        {reason}
        {where?.line && <span className="text-muted-foreground"> Line {where.line}.</span>}
      </p>
      <p className="text-muted-foreground">
        {'url' in source && source.url ? (
          <a href={source.url} target="_blank" rel="noopener" className="text-link">
            {source.title}
          </a>
        ) : (
          source.title
        )}
      </p>
      <ReadyButton
        onClick={() => onFix(fix)}
        variant="outline"
        size="sm"
        className="h-auto max-w-full justify-self-start py-1.5 text-left whitespace-normal [overflow-wrap:anywhere]"
      >
        {fix.label}
      </ReadyButton>
    </li>
  );
}
