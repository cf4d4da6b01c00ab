import 'server-only';
import { UserError } from '../action/user-error';
import { env } from '../env';
import { isShown } from './address';

/**
 * Sees to it that no address is stored whose picture no page would show.
 * @param field the field of the form that has the address; an empty address is none
 * @throws {UserError} with the way out
 */
export function refuseForeignImage(field: string, address: string): void {
  if (address === '' || isShown(address, env.IMAGE_HOSTS)) return;
  const message = `Pictures of ${new URL(address).host} are not shown on this site. Please upload the picture instead.`;
  throw new UserError('invalid', message, { [field]: message });
}
