import { parentPort } from 'node:worker_threads';

parentPort.on('message', async ({ id, module, job }) => {
  try {
    const { run } = await import(module);
    parentPort.postMessage({ id, result: await run(job) });
  } catch (error) {
    parentPort.postMessage({ id, error });
  }
});
