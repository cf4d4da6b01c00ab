import { Brand, type BrandProps } from '@/components/layout/brand';
import { logIn } from '@/lib/auth/actions';
import { LoginForm } from './login-form';
import { ThemeSwitcher } from './theme-switcher';

type LoginViewProps = {
  brand: BrandProps;
  next: string;
  hasLeft: boolean;
};

export function LoginView({ brand, next, hasLeft }: LoginViewProps) {
  return (
    <>
      <header className="border-b">
        <div className="container-admin flex min-h-14 items-center justify-between">
          <a href="/" className="flex min-h-11 items-center">
            <Brand name={brand.name} logo={brand.logo} />
          </a>
          <ThemeSwitcher />
        </div>
      </header>
      <main id="content" className="container-admin grid min-h-[70dvh] place-items-center py-12">
        <div className="w-full max-w-sm">
          <h1 className="heading-admin">Admin Login</h1>
          <p className="mt-2 mb-8 text-muted-foreground">
            For the people who answer enquiries and write the blog.
          </p>
          <LoginForm action={logIn} next={next} hasLeft={hasLeft} />
        </div>
      </main>
    </>
  );
}
