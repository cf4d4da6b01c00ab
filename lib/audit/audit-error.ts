/** Why a site cannot be audited, in a sentence for whoever asked. */
export class AuditError extends Error {}
