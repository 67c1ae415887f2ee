// The scripted services in a process of their own, for measuring a gateway alone: their work is not the gateway's.
import { ScriptedEnginePool, ScriptedLedger } from '../../../suites/rest/support/scripted-services.ts';

const ledger = new ScriptedLedger();
ledger.addKey(process.argv[2] ?? '');
const [ledgerAddress, enginePoolAddress] = [await ledger.start(), await new ScriptedEnginePool().start()];
process.send?.({ ledgerAddress, enginePoolAddress });
process.once('disconnect', () => process.exit());
