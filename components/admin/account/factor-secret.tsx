export type ShownFactor = { factor: string; secret: string; uri: string; qr: string };

/** What an app needs to know: to scan, to open on this device, or to type. */
export function FactorSecret({ secret, uri, qr }: ShownFactor) {
  return (
    <div className="grid gap-4">
      <p>Scan this with an authenticator app, such as Google Authenticator, Aegis or 1Password.</p>
      <img
        src={qr}
        alt="QR code with the secret for the app"
        width={240}
        height={240}
        className="rounded-md border bg-white p-2"
      />
      <p className="text-sm text-muted-foreground">
        <a href={uri} className="text-link">
          Open it in the app of this device
        </a>
        , or type this key:
      </p>
      <code
        dir="ltr"
        className="rounded-md border bg-card px-3 py-2 text-sm tracking-wider [overflow-wrap:anywhere]"
      >
        {secret.match(/.{1,4}/g)?.join(' ')}
      </code>
    </div>
  );
}
