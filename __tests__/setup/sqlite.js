// expo-sqlite's native half under jest: real SQLite on real files, so that the store is tested through the real expo-sqlite.
const fs = require('fs');
const os = require('os');
const path = require('path');
const { Database } = require('node-sqlite3-wasm');
const { rollBackHotJournals } = require('../../bench/store/hot-journal');

rollBackHotJournals();

/** A test may have the next databases opened as a read-only medium would. */
const medium = { readOnly: false };

class NativeDatabase {
  constructor(databasePath) {
    this.databasePath = databasePath;
  }
  async initAsync() {
    this.database = new Database(this.databasePath, { readOnly: medium.readOnly });
  }
  async isInTransactionAsync() {
    return this.database.inTransaction;
  }
  async closeAsync() {
    this.database.close();
  }
  async execAsync(source) {
    this.database.exec(source);
  }
  async prepareAsync(statement, source) {
    statement.prepared = this.database.prepare(source);
  }
}

class NativeStatement {
  async runAsync({ database }, bindParams, _blobs, isArray) {
    this.rows = this.prepared.iterate(isArray ? Object.values(bindParams) : bindParams);
    const first = await this.stepAsync();
    const { changes, id } = database.get('SELECT changes() AS changes, last_insert_rowid() AS id');
    return { changes, lastInsertRowId: id, firstRowValues: first ?? [] };
  }
  async stepAsync() {
    const { done, value } = this.rows.next();
    if (done) return null;
    this.names = Object.keys(value);
    return Object.values(value);
  }
  async getAllAsync() {
    return Array.from(this.rows, (row) => Object.values(row));
  }
  async getColumnNamesAsync() {
    return this.names ?? [];
  }
  async finalizeAsync() {
    this.prepared.finalize();
  }
}

module.exports = {
  medium,
  default: {
    defaultDatabaseDirectory: path.join(os.tmpdir(), 'tortuga-jest'),
    bundledExtensions: {},
    async ensureDatabasePathExistsAsync(databasePath) {
      fs.mkdirSync(path.dirname(databasePath), { recursive: true });
    },
    async deleteDatabaseAsync(databasePath) {
      fs.rmSync(databasePath, { force: true });
    },
    NativeDatabase,
    NativeStatement,
  },
  __esModule: true,
};
