import { Button } from '@/components/ui/button';
import { logOut } from '@/lib/auth/actions';

/** Works without JavaScript; a link could be followed by anything that reads ahead. */
export function LogOutButton() {
  return (
    <form action={logOut}>
      <Button type="submit" variant="outline" size="sm">
        Logout
      </Button>
    </form>
  );
}
