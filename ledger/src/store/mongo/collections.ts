// The collections of the ledger, by what is in them.
import type { Collection } from 'mongodb';
import type {
  ExtractionDocument,
  JournalDocument,
  KeyDocument,
  OrganizationDocument,
  PriceDocument,
  UsageDocument,
} from './documents.ts';

export interface Collections {
  readonly organizations: Collection<OrganizationDocument>;
  readonly keys: Collection<KeyDocument>;
  readonly extractions: Collection<ExtractionDocument>;
  readonly journal: Collection<JournalDocument>;
  readonly prices: Collection<PriceDocument>;
  readonly usage: Collection<UsageDocument>;
}
