export class AuditError extends Error {}
