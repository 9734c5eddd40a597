// jsdom: the module's imports read the document
import { mount } from './lifecycle';

it.each(['#training', 7, {}])(
  'A container that is no element, such as %j, is rejected by its prop’s name',
  async (container) => {
    await expect(mount({ container: container as never })).rejects.toThrow(
      'container: expected the element that qiankun made',
    );
  },
);
