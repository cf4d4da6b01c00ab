import { OwnersOnly } from '@/components/admin/layout/owners-only';

export default function Forbidden() {
  return <OwnersOnly />;
}
