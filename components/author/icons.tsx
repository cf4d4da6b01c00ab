import { Icon } from '@/components/ui/icons';

export const InstagramIcon = () => (
  <Icon>
    <path d="M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4ZM17 6.9v.2" />
    <circle cx="12" cy="12" r="4" />
  </Icon>
);

export const WebsiteIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c3.2 3 3.2 14 0 17M12 3.5c-3.2 3-3.2 14 0 17" />
  </Icon>
);
