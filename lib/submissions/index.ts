import 'server-only';

export { sendDueNotifications } from './notify';
export { receiveSubmission } from './receive';
