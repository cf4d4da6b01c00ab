import type { BrandProps } from '@/components/layout/brand';
import { logIn } from '@/lib/auth/actions';
import { LoginForm } from './login-form';
import { SignInFrame } from './sign-in-frame';

type LoginViewProps = {
  brand: BrandProps;
  next: string;
  hasLeft: boolean;
};

export function LoginView({ brand, next, hasLeft }: LoginViewProps) {
  return (
    <SignInFrame
      brand={brand}
      title="Admin Login"
      text="For the people who answer enquiries and write the blog."
    >
      <LoginForm action={logIn} next={next} hasLeft={hasLeft} />
      <p className="mt-6">
        <a href="/admin/forgotten" className="text-link inline-block min-h-6">
          Forgotten your password?
        </a>
      </p>
    </SignInFrame>
  );
}
