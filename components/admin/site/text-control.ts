export type TextControl = {
  name: string;
  label: string;
  hint?: string;
  error?: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
};
