import { AdminField } from '../form/admin-field';

type CodeFieldProps = {
  error?: string;
  name?: string;
  value?: string;
  onChange?: React.ChangeEventHandler<HTMLInputElement>;
};

export function CodeField(props: CodeFieldProps) {
  return (
    <AdminField
      name="code"
      {...props}
      label="Code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      spellCheck={false}
      hint="The six digits that your authenticator app shows now"
    />
  );
}
