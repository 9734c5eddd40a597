import { mount } from './lifecycle';

it.each(['#training', 7, {}])(
  'A container that is no element, such as %j, is rejected by its prop’s name',
  async (container) => {
    await expect(mount({ container: container as never })).rejects.toThrow(
      'container: expected the element that qiankun made',
    );
  },
);

it('A page whose library has replaced reduce, as Prototype.js 1.6.0 does, is rejected with its reason', async () => {
  const replaced = jest.spyOn(Array.prototype, 'reduce').mockImplementation(function (this: unknown[]) {
    return this;
  });
  const mounted = mount({ container: document.body });
  replaced.mockRestore();
  await expect(mounted).rejects.toThrow('replaced Array.prototype.reduce');
});
