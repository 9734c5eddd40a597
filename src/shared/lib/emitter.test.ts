import { createEmitter } from './emitter';

test('an emitter calls its listeners in order until they are removed', () => {
  const emitter = createEmitter<[number]>();
  const calls: string[] = [];
  const removeFirst = emitter.subscribe((value) => calls.push(`first ${value}`));
  emitter.subscribe((value) => calls.push(`second ${value}`));
  emitter.emit(1);
  removeFirst();
  emitter.emit(2);
  expect(calls).toEqual(['first 1', 'second 1', 'second 2']);
});

test('a listener that another one removes during the same event is not called', () => {
  const emitter = createEmitter();
  const called = jest.fn();
  emitter.subscribe(() => {
    remove();
  });
  const remove = emitter.subscribe(called);
  emitter.emit();
  expect(called).not.toHaveBeenCalled();
});
