import { RestDoor } from '../doors/api-client.js';
import { Service } from '../service/service.js';
import { makeWorld, type World } from './world.js';

/** A running service and a tenant with one of each thing. */
export interface Inhabited {
  service: Service;
  door: RestDoor;
  world: World;
}

/** Starts one before the tests of a block, and checks after them that it is still healthy. */
export function inhabited(settings: Readonly<Record<string, string>> = {}): Inhabited {
  const tenant = {} as Inhabited;
  beforeAll(async () => {
    tenant.service = await Service.start({ settings });
    tenant.door = new RestDoor(tenant.service.url, await tenant.service.newKey());
    tenant.world = await makeWorld(tenant.door);
  });
  afterAll(async () => {
    await expect(tenant.door.call('GET', '/health/ready')).resolves.toMatchObject({ status: 200 });
    await tenant.service.close();
  });
  return tenant;
}
