import 'server-only';
import { followedServices, haveServicesBeenRead } from '../services/follow';
import { serviceOptions } from '../services/options';

/** Whether the form offers what was asked for. As long as nobody could read the services, no enquiry is lost over it. */
export async function isOffered(service: string): Promise<boolean> {
  const options = serviceOptions(await followedServices());
  return options.some(({ value }) => value === service) || !haveServicesBeenRead();
}
